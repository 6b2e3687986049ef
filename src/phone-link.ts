/** A phone number as the address that dials it. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
