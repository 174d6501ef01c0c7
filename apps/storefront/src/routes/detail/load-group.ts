/** Teams of a product: the one that the address or the buyer's own order names, and those that can be joined. */
import { getTeam } from "@tradehall/api-client/endpoints/promotion/group/get-team";
import { listTeams } from "@tradehall/api-client/endpoints/promotion/group/list-teams";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import { toTeam } from "@tradehall/mall-adapters/group";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { TeamView } from "@tradehall/mall-components/promotion/TeamPanel";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefTo } from "../../href-to.ts";
import { loadPart } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";
import { phoneHref } from "../../server/sites.ts";

export interface GroupView {
  /** The team that a shared link, or the buyer's own order, is about. */
  named: TeamView | undefined;
  /** The same, where the buyer can join it. */
  joins: TeamView | undefined;
  /** Others that can be joined, and how many there are in all. */
  others: TeamView[];
  total: number;
  /** The address of the named one, to share. */
  shareUrl: string;
  /** Its activity is over or sold out: teams are neither joined nor opened. */
  isOver: boolean;
  now: number;
}

const isMember = (team: TeamView) => team.members.some((member) => member.isOwn);

/** A link of long ago may name a team that is no more. */
const oneTeam = (mall: Mall, teamId: number) =>
  mall(getTeam, { query: { teamId } }).catch((error: unknown) => {
    if (error instanceof BusinessRefusal) return undefined;
    throw error;
  });

interface Wanted extends Pick<DetailView, "id" | "group"> {
  teamId: number | undefined;
  /** Of the page. */
  request: Request;
}

export async function loadGroup(
  mall: Mall,
  { id, group, teamId, request }: Wanted,
): Promise<GroupView | null> {
  if (!group && teamId === undefined) return null;
  const prodId = Number(id);
  const of = group ? { activityId: Number(group.activityId) } : {};
  const listed = await loadPart(mall(listTeams, { query: { prodId, ...of } }));
  const wanted = teamId ?? listed?.running?.teamId ?? undefined;
  const found = wanted === undefined ? undefined : await loadPart(oneTeam(mall, wanted));
  const named = found?.prodId === prodId ? toTeam(found, dataRoutes) : undefined;
  const canJoin = named?.status === "forming" && named.placesLeft > 0 && !isMember(named);
  const teams = (listed?.records ?? []).map((team) => toTeam(team, dataRoutes));
  const others = teams.filter((team) => team.id !== named?.id && !isMember(team));
  if (!named && others.length === 0) return null;
  return {
    named,
    joins: group && canJoin ? named : undefined,
    others,
    total: (listed?.total ?? 0) - (teams.length - others.length),
    shareUrl: named ? phoneHref(request, hrefTo("detail", { prodId, teamId: named.id })) : "",
    isOver: group === null,
    now: found?.now ?? listed?.now ?? 0,
  };
}
