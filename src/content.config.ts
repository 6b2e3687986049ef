import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { loaderOf } from './content/loaders.ts';
import { type Source, sources } from './content/sources.ts';
import { replaceVariables } from './content/variables.ts';

/** Schema of a source. Entries of a list also get their position in the file. */
type SchemaOf<S extends Source> = S['kind'] extends 'list'
  ? S['schema'] extends z.ZodObject<infer Shape>
    ? z.ZodObject<Shape & { order: z.ZodNumber }>
    : never
  : S['schema'];

type Collections = { [Name in keyof typeof sources]: { loader: Loader; schema: SchemaOf<(typeof sources)[Name]> } };

export const collections = Object.fromEntries(
  Object.entries(sources).map(([name, source]: [string, Source]) => {
    const { kind, schema } = source;
    const ordered = kind === 'list' && schema instanceof z.ZodObject ? schema.extend({ order: z.number() }) : schema;
    return [name, defineCollection({ loader: loaderOf(source), schema: z.preprocess(replaceVariables, ordered) })];
  }),
) as unknown as Collections;
