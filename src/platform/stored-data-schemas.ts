import * as v from 'valibot';
import { userSchema } from '../domain/visitor/user.ts';
import { parseResponse } from './response-schemas.ts';
import { isRestPath, restSchema } from './rest-client.ts';

/** Stored without the pass key that the response carries. */
const PROFILE = 'users.profiles.myDetail';

/** Whether data that was stored for a path, perhaps by another version, is what this version shows. */
export function isValidStoredData(path: string, data: unknown): boolean {
  if (path === PROFILE) return v.is(userSchema, data);
  return isRestPath(path) ? v.is(restSchema(path), data) : parseResponse(path, data) !== null;
}
