"use client";

import { BusinessRefusal, NetworkError } from "@tradehall/api-client/errors";
import { NotFoundPage } from "@tradehall/mall-components/chrome/NotFoundPage";
import { ServerErrorPage } from "@tradehall/mall-components/chrome/ServerErrorPage";

/** In place of a page that could not be loaded: what the mall refuses is not there, all else may be tried again. */
export const FailedScreen = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error instanceof BusinessRefusal ? (
    <NotFoundPage reason={error.serverMessage} />
  ) : (
    <ServerErrorPage isOffline={error instanceof NetworkError} onRetry={onRetry} />
  );
