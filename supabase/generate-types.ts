/** Writes src/database.types.generated.ts from the migrations: `pnpm generate`. */
import { writeFile } from "node:fs/promises";
import { openDatabase } from "./src/database.ts";
import { databaseTypes, GENERATED_TYPES_FILE } from "./src/database-types.ts";

const connection = await openDatabase();
await writeFile(GENERATED_TYPES_FILE, await databaseTypes(connection));
await connection.close();
