/** A product that was taken off the shelf has no page any more: what is there leads on to others of its kind. */
import { ApiError } from "@tradehall/api-client/errors";
import { detailWords, type Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { toMallError } from "../../adapters/mall-error.ts";

export const productGone =
  (locale: Locale) =>
  (cause: unknown): never => {
    const refused: unknown = cause instanceof ApiError ? cause.data : undefined;
    const { categoryIds }: Record<string, unknown> = Object(refused);
    const error = toMallError(cause);
    if (!error || !Array.isArray(categoryIds)) throw cause;
    const way = { label: detailWords(locale).similarGoods, href: dataRoutes.category(categoryIds) };
    throw data({ ...error, ways: [way] }, { status: 404 });
  };
