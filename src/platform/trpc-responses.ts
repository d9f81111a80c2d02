// @script wire

import { TRPCClientError } from '@trpc/client';
import { NO_TOKEN_CAME } from '../domain/visitor/no-session.ts';
import { classifyStatus } from '../sync/classify-response.ts';
import { withApiPictures } from './api-pictures.ts';
import { fetchApi } from './http.ts';
import { RequestError } from './request-error.ts';
import { parseResponse } from './response-schemas.ts';

// What a response to a tRPC call means, whether a page asks or the server that renders one.

/** The fetch of a tRPC client. Throws RequestError where there is no answer. */
export async function fetchResponse(input: unknown, init: unknown): Promise<Response> {
  const response = await fetchApi(String(input), init as RequestInit);
  // Thrown here, because the client drops the status of what is not JSON.
  if (classifyStatus(response.status) === 'no-answer') throw noAnswer(response.status);
  return response;
}

/** The response to a query as its schema gives it. Throws RequestError for another shape than this build knows. */
export function checkResponse(path: string, data: unknown): unknown {
  const parsed = parseResponse(path, data);
  if (!parsed) throw new RequestError('invalid-response', 'Another shape', '', 200);
  return withApiPictures(parsed.data);
}

const noAnswer = (status: number) => new RequestError('no-answer', 'No answer', '', status);

type ErrorShape = { code?: unknown; data?: { code?: unknown; httpStatus?: unknown } } | undefined;

/** Sorts any failure of a call into the three kinds of RequestError. An error of the server keeps its code. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (!(error instanceof TRPCClientError))
    return new RequestError('invalid-response', String(error), '', 0, { cause: error });
  if (error.cause instanceof RequestError) return error.cause;
  const shape = error.shape as ErrorShape;
  const response = error.meta?.response as Response | undefined;
  // In a batch each call has its own status.
  const status = Number(shape?.data?.httpStatus ?? response?.status ?? 0);
  if (typeof shape?.code !== 'number')
    return new RequestError('invalid-response', 'The response could not be read', '', status, {
      cause: error,
    });
  const isLater = status >= 400 && classifyStatus(status) === 'no-answer';
  if (isLater || error.message === NO_TOKEN_CAME) return noAnswer(status);
  const code = typeof shape.data?.code === 'string' ? shape.data.code : String(shape.code);
  return new RequestError('client', error.message, code, status, { cause: error });
}
