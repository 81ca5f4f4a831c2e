import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";

export const GENERATED_TYPES_FILE = join(import.meta.dirname, "database.types.generated.ts");

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
};

type Routine = {
  name: string;
  argument_names: string[] | null;
  argument_types: string;
  optional: number;
  returns: string;
};

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, t.typname as type,
    not a.attnotnull as nullable, a.atthasdef as has_default
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const ROUTINES = `
  select p.proname as name, p.proargnames as argument_names,
    (select coalesce(string_agg(t.typname, ',' order by a.position), '')
      from unnest(p.proargtypes::oid[]) with ordinality as a (type, position)
      join pg_type t on t.oid = a.type) as argument_types,
    p.pronargdefaults as optional, r.typname as returns
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
  order by p.proname`;

/** What is in the schema and has no place in the types below, each in words. */
const BEYOND = `
  select 'the foreign key ' || conname as what from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select 'the view or foreign or partitioned table ' || relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'p')
  union all
  select 'the type ' || t.typname from pg_type t left join pg_class c on c.oid = t.typrelid
  where t.typnamespace = 'public'::regnamespace
    and (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and c.relkind = 'c'))
  union all
  select 'the generated or identity column ' || a.attrelid::regclass || '.' || a.attname
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and (a.attgenerated <> '' or a.attidentity <> '')
  union all
  select 'the function ' || proname || ' (overloaded, or it returns a set or more than one value)'
  from pg_proc where pronamespace = 'public'::regnamespace
  group by proname
  having count(*) > 1 or bool_or(proretset or proargmodes is not null or prokind <> 'f')`;

/** PostgreSQL's types as PostgREST writes them in JSON. */
const TYPESCRIPT: Record<string, string> = {
  ...Object.fromEntries(
    ["int2", "int4", "int8", "float4", "float8", "numeric"].map((type) => [type, "number"]),
  ),
  ...Object.fromEntries(
    ["text", "varchar", "uuid", "date", "timestamp", "timestamptz"].map((type) => [type, "string"]),
  ),
  bool: "boolean",
  _text: "string[]",
  void: "undefined",
  // Whoever calls such a function says what is in it: `inbox.ts` does.
  jsonb: "unknown",
  // Nobody reads it: policies alone compare it.
  xid8: "unknown",
};

/** @throws for a type that nobody has written down yet */
function typescriptType(type: string): string {
  const known = TYPESCRIPT[type];
  if (known) return known;
  throw new Error(`The type ${type} has no TypeScript yet: teach src/database-types.ts.`);
}

const valueType = ({ type, nullable }: Column) =>
  typescriptType(type) + (nullable ? " | null" : "");

function tableType(name: string, columns: Column[]): string {
  const fields = (optional: (column: Column) => boolean) =>
    columns.map((c) => `          ${c.column_name}${optional(c) ? "?" : ""}: ${valueType(c)};`);
  return [
    `      ${name}: {`,
    "        Row: {",
    ...fields(() => false),
    "        };",
    "        Insert: {",
    ...fields((column) => column.nullable || column.has_default),
    "        };",
    "        Update: {",
    ...fields(() => true),
    "        };",
    "        Relationships: [];",
    "      };",
  ].join("\n");
}

function routineType({ name, argument_names, argument_types, optional, returns }: Routine): string {
  const types = argument_types === "" ? [] : argument_types.split(",");
  const args = types.map((type, i) => {
    const mark = i >= types.length - optional ? "?" : "";
    return `${argument_names?.[i] ?? `arg${i}`}${mark}: ${typescriptType(type)}`;
  });
  const shape = args.length > 0 ? `{ ${args.join("; ")} }` : "never";
  return `      ${name}: { Args: ${shape}; Returns: ${typescriptType(returns)} };`;
}

/**
 * TypeScript source of the `Database` type that supabase-js takes, read from the catalogue of a
 * migrated database: the `public` schema's tables and functions, in the order of their names.
 * @throws an error that names everything in the schema that these types cannot express
 */
export async function databaseTypes({ driver }: PgliteConnection): Promise<string> {
  const beyond = (await driver.query<{ what: string }>(BEYOND)).rows.map(({ what }) => what);
  if (beyond.length > 0) {
    throw new Error(`src/database-types.ts cannot express ${beyond.join(", ")}: teach it.`);
  }
  const columns = (await driver.query<Column>(COLUMNS)).rows;
  const routines = (await driver.query<Routine>(ROUTINES)).rows;
  const tables = [...new Set(columns.map((column) => column.table_name))];
  return `// Generated from migrations/ by generate-types.ts. Do not edit.
export type Database = {
  public: {
    Tables: {
${tables
  .map((name) =>
    tableType(
      name,
      columns.filter((c) => c.table_name === name),
    ),
  )
  .join("\n")}
    };
    Views: Record<never, never>;
    Functions: {
${routines.map(routineType).join("\n")}
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}
