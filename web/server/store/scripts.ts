/**
 * What Redis does in one step. KEYS[1] counts by tag the revalidation it was last part of; an answer
 * is fresh while no tag of it was part of one after the answer was begun (`since`). The tag without a
 * name is part of all: set where Redis forgot something.
 */
const IS_FRESH = `
  local function fresh(tags, since)
    if tonumber(redis.call('HGET', KEYS[1], '') or '0') > tonumber(since) then return false end
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

/**
 * Counts only ever grow, also when Redis comes back empty or as it was before: one that is less than
 * some instance has heard becomes the time, and nothing from before is fresh. KEYS: tags, count.
 */
const GROWN = `
  local function grown(least, now)
    local count = tonumber(redis.call('GET', KEYS[2]) or '0')
    if count > 0 and count >= tonumber(least) then return end
    redis.call('SET', KEYS[2], now)
    redis.call('HSET', KEYS[1], '', now)
  end`;

/**
 * KEYS: tags, count, log. ARGV: the least the count may be, the time, tags, channel, length of the
 * log. Returns the count.
 */
export const REVALIDATE = `${GROWN}
  grown(ARGV[1], ARGV[2])
  local count = redis.call('INCR', KEYS[2])
  for _, tag in ipairs(cjson.decode(ARGV[3])) do redis.call('HSET', KEYS[1], tag, count) end
  local message = '{"count":' .. string.format('%.0f', count) .. ',"tags":' .. ARGV[3] .. '}'
  redis.call('RPUSH', KEYS[3], message)
  redis.call('LTRIM', KEYS[3], -ARGV[5], -1)
  redis.call('PUBLISH', ARGV[4], message)
  return tostring(count)`;

/** KEYS: tags, count. ARGV: the least the count may be, the time. Returns the count. */
export const COUNT = `${GROWN}
  grown(ARGV[1], ARGV[2])
  return redis.call('GET', KEYS[2])`;

/** KEYS: lock. ARGV: token. Gives up a lock that is still ours. */
export const UNLOCK = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0`;

/** KEYS: lock. ARGV: token, milliseconds. Keeps a lock that is still ours. */
export const RENEW = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0`;

/** KEYS: the count of a second. Returns the count with one more. */
export const RATE = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('EXPIRE', KEYS[1], 2) end
  return tostring(count)`;

/**
 * What the ledger became since the build, by document: its state (empty when it is gone), and the
 * version at which it came to that. Versions only ever grow, also when Redis comes back as it was
 * before: they are no less than the time. KEYS: head, versions, states. ARGV: the first version and the
 * last that the instance knows, how many changes at most, seconds. Returns the first version, the
 * last, the probe, and the next changes: the version they lead to, ids, states.
 */
export const LEDGER_SINCE = `
  for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[4]) end
  local head = redis.call('HMGET', KEYS[1], 'first', 'version', 'probe')
  local ids = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[2], '+inf', 'LIMIT', 0, ARGV[3])
  local known = { head[1] or '', head[2] or '0', head[3] or '' }
  if #ids == 0 then return { known[1], known[2], known[3], known[2], ids, ids } end
  local reached = redis.call('ZSCORE', KEYS[2], ids[#ids])
  return { known[1], known[2], known[3], reached, ids, redis.call('HMGET', KEYS[3], unpack(ids)) }`;

/**
 * KEYS: head, versions, states. ARGV: the time, seconds, the probe (empty: as it is), then id and state
 * in turns. Returns the first version, the last before this, the last now.
 */
export const LEDGER_WRITE = `
  local before = redis.call('HGET', KEYS[1], 'version') or '0'
  local version = math.max(tonumber(before), tonumber(ARGV[1]))
  for at = 4, #ARGV, 2 do
    version = version + 1
    redis.call('ZADD', KEYS[2], string.format('%.0f', version), ARGV[at])
    redis.call('HSET', KEYS[3], ARGV[at], ARGV[at + 1])
  end
  local now = string.format('%.0f', version)
  redis.call('HSETNX', KEYS[1], 'first', now)
  redis.call('HSET', KEYS[1], 'version', now)
  if ARGV[3] ~= '' then redis.call('HSET', KEYS[1], 'probe', ARGV[3]) end
  for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[2]) end
  return { redis.call('HGET', KEYS[1], 'first'), before, now }`;
