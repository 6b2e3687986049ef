import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UserError } from '../lib/user-error.ts';

/** Reads a YAML file of this folder. Throws a UserError that names the file if it cannot be read. */
export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  } catch (error) {
    throw new UserError(`src/content/${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
