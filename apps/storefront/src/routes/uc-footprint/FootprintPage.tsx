import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { FootprintBar } from "@tradehall/mall-components/saved/FootprintBar";
import { SavedGoodsList, type SavedGroup } from "@tradehall/mall-components/saved/SavedGoodsList";
import { Surface } from "@tradehall/ui/Surface";
import { useFetcher, useNavigate } from "react-router-dom";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { mall } from "../../browser/calls/client.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import { useSavedGoods } from "../../pages/saved-goods/use-saved-goods.ts";
import type { Attempt } from "../../server/attempt.ts";
import { useClearFootprints } from "./use-clear-footprints.ts";

/** What the address of the footprints says; `day` is `yyyy-MM-dd`. */
export const footprintQuery = listQuery({ path: hrefTo("uc-footprint"), texts: { day: 10 } });
type FootprintQuery = ListValues<typeof footprintQuery>;

interface FootprintPageProps {
  query: FootprintQuery;
  loaded:
    | {
        pageCount: number;
        groups: SavedGroup[];
        kept: { prodId: number; browsedAt: number }[];
        days: string[];
        today: string;
        isKeeping: boolean;
      }
    | undefined;
}

const none: SavedGroup[] = [];

export function FootprintPage({ query, loaded }: FootprintPageProps) {
  const { day } = query;
  const list = useListState(loaded);
  const navigate = useNavigate();
  const words = useReactionWords();
  const keeping = useFetcher<Attempt<unknown>>();
  useActionReaction(keeping.data);
  const clear = useClearFootprints();
  const saved = useSavedGoods(loaded?.groups ?? none, {
    remove: (prodIds) => mall(deleteBrowseLog, { body: { prodIds: [...prodIds] } }),
    restore: (prodIds) =>
      mall(restoreBrowseLog, {
        body: { items: (loaded?.kept ?? []).filter(({ prodId }) => prodIds.includes(prodId)) },
      }),
    message: (count) => words("forgottenFootprints", { count }),
  });
  return (
    <UserCenterFrame>
      <Surface padding="none">
        <FootprintBar
          allHref={footprintQuery.path}
          day={day}
          days={loaded?.days}
          today={loaded?.today ?? ""}
          isEmpty={loaded === undefined || saved.groups.length === 0}
          isKeeping={loaded?.isKeeping ?? true}
          isPending={keeping.state !== "idle"}
          onClear={() => void clear()}
          onDay={(to) => void navigate(hrefOf(footprintQuery, { day: to }))}
          onKeep={(is) => void keeping.submit({ intent: `keep:${is ? 1 : 0}` }, { method: "POST" })}
        />
        <SavedGoodsList
          {...list}
          {...saved}
          clearHref={day ? footprintQuery.path : undefined}
          kind="footprints"
          onRemoveDay={(one) => void clear(one)}
          today={loaded?.today ?? ""}
        />
      </Surface>
      <QueryPager of={footprintQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
