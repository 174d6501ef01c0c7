import { toId } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";

/** A number that an address must name; a page without it does not exist. */
export function idIn(request: Request, name: string): number {
  const id = toId(new URL(request.url).searchParams.get(name) ?? "");
  if (!id) throw data(null, { status: 404 });
  return id;
}
