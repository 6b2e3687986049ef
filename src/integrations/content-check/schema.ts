import { z } from 'astro/zod';
import type { Key } from './document.ts';

/** Returns the schema of the value at a path, or undefined if the path is unknown or leads into a union. */
export function schemaAt(schema: z.ZodType | undefined, path: readonly Key[]): z.ZodType | undefined {
  if (!schema) return undefined;
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(inner(schema.unwrap()), path);
  if (key === undefined) return schema;
  // The input schema of a transform describes the file. With z.preprocess, the output schema does.
  if (schema instanceof z.ZodPipe)
    return schemaAt(inner(schema.in instanceof z.ZodTransform ? schema.out : schema.in), path);
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[key], rest);
  if (schema instanceof z.ZodArray) return schemaAt(inner(schema.element), rest);
  if (schema instanceof z.ZodRecord) return schemaAt(inner(schema.valueType), rest);
  return undefined;
}

/** Returns the field names of an object schema. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(inner(schema.in instanceof z.ZodTransform ? schema.out : schema.in));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(inner(option)));
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Casts a part of a schema to a full schema. Zod's types describe parts as core types only. */
const inner = (schema: unknown) => schema as z.ZodType;
