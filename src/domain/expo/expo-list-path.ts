/**
 * The expo list, which page, worker and server ask for by this path. The script of every first visit writes it out,
 * which is shorter: the type of its call knows the path.
 */
export const EXPO_LIST_PATH = '/api/expo/list/latest';
