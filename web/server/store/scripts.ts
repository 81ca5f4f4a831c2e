/**
 * What Redis does in one step. KEYS[1] counts by tag the revalidation it was last part of; an answer
 * is fresh while no tag of it was part of one after the answer was begun (`since`).
 */
const IS_FRESH = `
  local function fresh(tags, since)
    for _, tag in ipairs(cjson.decode(tags)) do
      local count = redis.call('HGET', KEYS[1], tag)
      if count and tonumber(count) > tonumber(since) then return false end
    end
    return true
  end`;

/** KEYS: tags, answer. ARGV: since, tags, head, body, seconds. Returns whether it was kept. */
export const KEEP = `${IS_FRESH}
  if not fresh(ARGV[2], ARGV[1]) then return 0 end
  redis.call('HSET', KEYS[2], 'since', ARGV[1], 'tags', ARGV[2], 'head', ARGV[3], 'body', ARGV[4])
  redis.call('EXPIRE', KEYS[2], ARGV[5])
  return 1`;

/** KEYS: tags, answer, count. ARGV: seconds. Returns fresh, count, tags, head, body; or nothing. */
export const FIND = `${IS_FRESH}
  local found = redis.call('HMGET', KEYS[2], 'since', 'tags', 'head', 'body')
  if not found[1] then return false end
  redis.call('EXPIRE', KEYS[2], ARGV[1])
  local count = redis.call('GET', KEYS[3]) or '0'
  return { fresh(found[2], found[1]) and '1' or '0', count, found[2], found[3], found[4] }`;

/** KEYS: tags, count, log. ARGV: tags, channel, length of the log. Returns the count. */
export const REVALIDATE = `
  local count = redis.call('INCR', KEYS[2])
  for _, tag in ipairs(cjson.decode(ARGV[1])) do redis.call('HSET', KEYS[1], tag, count) end
  local message = '{"count":' .. string.format('%.0f', count) .. ',"tags":' .. ARGV[1] .. '}'
  redis.call('RPUSH', KEYS[3], message)
  redis.call('LTRIM', KEYS[3], -ARGV[3], -1)
  redis.call('PUBLISH', ARGV[2], message)
  return tostring(count)`;

/**
 * KEYS: count. ARGV: the least it may be, what it becomes if it is less. Counts only ever grow, also
 * when Redis comes back empty or as it was before. Returns the count.
 */
export const COUNT = `
  local count = tonumber(redis.call('GET', KEYS[1]) or '0')
  if count > 0 and count >= tonumber(ARGV[1]) then return string.format('%.0f', count) end
  redis.call('SET', KEYS[1], ARGV[2])
  return ARGV[2]`;

/** KEYS: lock. ARGV: token. Gives up a lock that is still ours. */
export const UNLOCK = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`;

/** KEYS: lock. ARGV: token, milliseconds. Keeps a lock that is still ours. */
export const RENEW = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0`;
