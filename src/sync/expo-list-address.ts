import { apiHost } from './env.ts';

/** The path of the expo list, and its address: the worker stores what comes from there. */
export const EXPO_LIST_PATH = '/api/expo/list/latest';
export const EXPO_LIST_ADDRESS = apiHost + EXPO_LIST_PATH;
