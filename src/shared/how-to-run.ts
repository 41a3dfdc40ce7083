/** Whether we run as an installed package; else in a clone of the project. */
const installed = import.meta.url.includes('/node_modules/');

/** The commands that start the server and tell the example, as a person types them here. */
export const howToRun = installed
  ? { start: 'npx mnemograph', demo: 'npx mnemograph demo' }
  : { start: 'npm start', demo: 'npm run demo' };
