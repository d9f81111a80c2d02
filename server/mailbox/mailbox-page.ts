import { html } from 'hono/html';
import { dayAndTimeAt } from '../../src/domain/time/expo-time-text.ts';

/** With a code or with a text. */
export type Mail = { email: string; subject: string; sentAt: Date } & ({ code: string } | { body: string });

const listItem = (mail: Mail) => html`
  <li>
    <h2>${mail.subject}</h2>
    ${'code' in mail ? html`<p class="code">${mail.code}</p>` : html`<p class="body">${mail.body}</p>`}
    <p>To ${mail.email}<br><time datetime="${mail.sentAt.toISOString()}">${dayAndTimeAt(mail.sentAt.getTime())}</time></p>
  </li>`;

const emptyState = (email: string) =>
  email === ''
    ? html`<p>No messages yet. Sign up or ask for a new password, and the code shows here.</p>`
    : html`<p>No messages to ${email} yet. Check the address. <a href="/mailbox">Show all messages</a></p>`;

/** Needs no script; `html` escapes every value. */
export const mailboxPage = (mails: readonly Mail[], email: string) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>Mailbox of this computer</title>
  <link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<main>
  <h1>Mailbox of this computer</h1>
  <p>No email leaves this computer. Sign-up and password codes arrive here, and so do visitors’ messages to the organiser.</p>
  <form action="/mailbox" role="search">
    <label for="email">Email address</label>
    <input id="email" name="email" type="email" value="${email}" autocomplete="off">
    <button>Show messages</button>
  </form>
  ${mails.length === 0 ? emptyState(email) : html`<ol>${mails.map(listItem)}</ol>`}
</main>
</body>
</html>`;
