export { head, Page } from './not-found.tsx';
