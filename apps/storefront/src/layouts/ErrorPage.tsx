/** What shows where a page cannot: a question of its form, not found, the server's words, or trouble with a way to try again. */
import { LazyChangedDialog } from "@tradehall/mall-components/chrome/ChangedDialog";
import { NoRightPage } from "@tradehall/mall-components/chrome/NoRightPage";
import { NotFoundPage } from "@tradehall/mall-components/chrome/NotFoundPage";
import { ServerErrorPage, serverErrorWords } from "@tradehall/mall-components/chrome/ServerErrorPage";
import { useEffect, useMemo } from "react";
import { useIntl } from "react-intl";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router-dom";
import { toAskedFirst } from "../adapters/asked-first.ts";
import { isMallError, type MallError, toMallError } from "../adapters/mall-error.ts";
import { withJitter } from "../adapters/with-jitter.ts";
import { useRenderFacts } from "../browser/document/render-facts.ts";
import { useGoBack } from "../browser/document/use-go-back.ts";
import { tryAgain } from "../browser/errors/page-health.ts";
import { useReloadOnline } from "../browser/errors/use-reload-online.ts";
import { hrefTo } from "../href-to.ts";
import type { RootLoader } from "../root-loader.ts";
import { AskedPage } from "./AskedPage.tsx";
import { ErrorTitle } from "./ErrorTitle.tsx";
import { replaceStalePage } from "./replace-stale-page.ts";
import { TryLater } from "./TryLater.tsx";

/** What the answer says of its failure; a loader's own bears its wait already. */
function failureOf(error: unknown): MallError | undefined {
  const failure = toMallError(error);
  const isOfLoader = isRouteErrorResponse(error) && isMallError(error.data);
  return failure && !isOfLoader ? withJitter(failure) : failure;
}

export function ErrorPage({ error }: { error: unknown }) {
  const goBack = useGoBack();
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const { requestId, firstKey } = useRenderFacts();
  const isAlone = useRouteLoaderData<RootLoader>("root") === undefined;
  const isAnswer = isRouteErrorResponse(error);
  // It stays the reason once the network is back, until the page has come.
  const isAway = useMemo(() => !isRouteErrorResponse(error) && navigator.onLine === false, [error]);
  useReloadOnline(isAway);
  useEffect(() => {
    // No answer of a server: the page's own code broke, perhaps over the data of a newer build.
    if (!isAnswer && !isAway) void replaceStalePage();
  }, [isAnswer, isAway]);
  // Once for each error: part of its wait is random.
  const known = useMemo(() => failureOf(error), [error]);
  const asked = toAskedFirst(error);
  if (asked) return <AskedPage {...asked} />;
  if (known?.reaction === "dealerChanged")
    return <LazyChangedDialog isOpen of="dealer" onConfirm={() => window.location.assign(hrefTo("home"))} />;
  if (known?.adminToAsk)
    return (
      <>
        <ErrorTitle page="noRight" />
        <NoRightPage onBack={goBack} reason={known.message} adminToAsk={known.adminToAsk} />
      </>
    );
  if (isAnswer && error.status === 404)
    return (
      <>
        <ErrorTitle page="notFound" />
        {/* What was refused has a reason; what has no name has none. */}
        <NotFoundPage
          onBack={goBack}
          {...(known?.reaction === "toastMessage" && known.message
            ? { reason: known.message, ways: known.ways }
            : {})}
        />
      </>
    );
  if (known?.reaction === "tryLater") return <TryLater key={key} error={known} isAlone={isAlone} />;
  const isOfDocument = key === firstKey && requestId !== undefined;
  return (
    <>
      <ErrorTitle page="trouble" {...(isAway ? { title: formatMessage(serverErrorWords.offline) } : {})} />
      <ServerErrorPage
        {...(isOfDocument ? { requestId } : {})}
        isAlone={isAlone}
        isOffline={isAway}
        onRetry={() => void tryAgain()}
      />
    </>
  );
}
