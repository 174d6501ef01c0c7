/** Loader of both pages of terms. Server only. */
import { data, type LoaderFunctionArgs } from "react-router-dom";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { loadTerms } from "../../server/terms.ts";

export const termsLoader = (args: Pick<LoaderFunctionArgs, "request" | "context">) =>
  load(async () => {
    const terms = await loadTerms(mallOf(args), args.request);
    return data({ ...terms, locale: localeOf(args.request) }, { status: terms.isMissing ? 404 : 200 });
  });
