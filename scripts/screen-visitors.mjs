// The visitors of the screenshots, each signed in through the forms. Both return with the page closed.
import { logInAsDemo } from './product.mjs';

const EMPTY_EMAIL = 'screens@example.com';
const PASSWORD = 'welcome2expo';

/** Signs in the demo account, which has records of every kind. */
export async function signIn(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in`);
  await logInAsDemo(page);
  // The header shows its menu before the session is stored.
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  await page.close();
}

/** Creates an account without any records, once for each server. */
export async function signUp(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/sign-up`);
  await page.getByLabel('Your name').fill('Siti Nurhaliza');
  await page.getByLabel('Email').fill(EMPTY_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const mails = await (await fetch(`${origin}/mailbox.json?email=${EMPTY_EMAIL}`)).json();
  await page.getByLabel('Code').fill(mails[0].code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Tell us about your family' }).waitFor();
  await page.close();
}
