/** The parts of a case study that a prototype or a drawing may follow. */
export const studyParts = ['overview', 'research', 'result'] as const;
export type StudyPart = (typeof studyParts)[number];
