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

/** PostgreSQL's type as PostgREST writes it in JSON; `unknown` for the rest, as Supabase's CLI does. */
function typescriptType(type: string): string {
  if (["int2", "int4", "int8", "float4", "float8", "numeric"].includes(type)) return "number";
  if (["text", "varchar", "uuid", "date", "timestamp", "timestamptz"].includes(type))
    return "string";
  return type === "bool" ? "boolean" : type === "void" ? "undefined" : "unknown";
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
 * migrated database: the `public` schema's tables (without foreign keys: there are none) and
 * functions, in the order of their names.
 */
export async function databaseTypes({ driver }: PgliteConnection): Promise<string> {
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
