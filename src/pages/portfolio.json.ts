import type { APIRoute } from 'astro';
import { projectTiles } from '../queries/projects.ts';

/** Every project, for what the portfolio does not carry itself (islands/project-filter). */
export const GET: APIRoute = async () => Response.json(await projectTiles('portfolio'));
