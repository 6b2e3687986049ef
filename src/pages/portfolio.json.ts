import type { APIRoute } from 'astro';
import { projectTiles } from '../lib/queries/projects.ts';

/** Responds with all projects, for the portfolio's Load More and filter (islands/project-filter). */
export const GET: APIRoute = async () => Response.json(await projectTiles('portfolio'));
