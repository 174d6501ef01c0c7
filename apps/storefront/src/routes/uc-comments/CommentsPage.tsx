import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import {
  OwnReviewList,
  type OwnReviewView,
  ownReviewTabs,
} from "@tradehall/mall-components/review/OwnReviewList";
import { Surface } from "@tradehall/ui/Surface";
import { useFetcher } from "react-router-dom";
import { commentQuery } from "../../adapters/comment-query.ts";
import { hrefOf, type ListValues } from "../../adapters/list-query.ts";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { usePictureViewer } from "../../browser/actions/use-picture-viewer.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import type { CommentAnswer } from "../../server/comment-action.ts";

interface CommentsPageProps {
  query: ListValues<typeof commentQuery>;
  loaded: { pageCount: number; toReview: number; reviews: OwnReviewView[] } | undefined;
}

export function CommentsPage({ query, loaded }: CommentsPageProps) {
  const { tab } = query;
  const list = useListState(loaded);
  const acting = useFetcher<CommentAnswer>();
  const confirm = useConfirm(acting);
  const { openPicture, viewer } = usePictureViewer();
  const deletingId = acting.formData?.get("commentId");
  return (
    <UserCenterFrame>
      <Surface padding="none">
        <ListTabs
          of={ownReviewTabs}
          current={tab}
          counts={{ toReview: loaded?.toReview ?? 0 }}
          hrefFor={(to) => hrefOf(commentQuery, { tab: to })}
        />
        <OwnReviewList
          {...list}
          reviews={loaded?.reviews ?? []}
          tab={tab}
          ordersHref={hrefTo("uc-order")}
          onOpenPicture={openPicture}
          onDelete={(commentId, title) =>
            confirm.ask({ about: "deleteReview", values: { title } }, { intent: "delete-review", commentId })
          }
          {...(typeof deletingId === "string" ? { deletingId } : {})}
        />
      </Surface>
      <QueryPager of={commentQuery} query={query} loaded={loaded} />
      {confirm.dialog}
      {viewer}
    </UserCenterFrame>
  );
}
