/** Settings of an email delivery to a port on which no server listens. */
export const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  ENQUIRY_TO: 'hello@agency.example',
  ENQUIRY_FROM: 'site@agency.example',
};
