import {
  commonFiles,
  docsFile,
  failedStory,
  narrowStory,
  notGiven,
  pieceOf,
  storiesOf,
  takeOffTheList,
  wordsOf,
} from "./pieces.mjs";

/** Rows that are fetched: on their way, here, none, not loaded. */
export function plan(args) {
  const piece = pieceOf(args, "coupon/VoucherList");
  const { folder, name, chinese, english } = piece;
  return {
    files: {
      ...commonFiles(piece, [
        ["empty", `还没有${chinese}`, `No ${english}s yet`],
        ["failed", `${chinese}加载失败`, `The ${english}s could not be loaded`],
      ]),
      ...docsFile(piece, {
        part: "li",
        near: "parts/AsyncList",
        states: ["Loading", "Empty", "Failed", "LongChineseText", "Narrow"],
        keyboard: "none",
      }),
      [`${folder}/${name}.tsx`]: `import { EmptyState } from "@tradehall/ui/EmptyState";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { words } from "./${name}.messages.ts";

export interface ${name}Props extends ListStateProps {
  /** The rows of this page, in order. */
  items: readonly { id: string; title: string }[];
}

/** One ${english} a row. */
export function ${name}({ items, state, onRetry }: ${name}Props) {
  const { formatMessage } = useIntl();
  return (
    <AsyncList
      empty={items.length === 0 && <EmptyState title={formatMessage(words.empty)} />}
      failedText={formatMessage(words.failed)}
      onRetry={onRetry}
      state={state}
    >
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </AsyncList>
  );
}
`,
      [`${folder}/${name}.stories.tsx`]: `${storiesOf(piece, {
        kind: "列表",
        imports: wordsOf(piece, "messageText"),
        args: `{ items: [{ id: "1", title: "满 100 减 10" }, { id: "2", title: "满 500 减 80" }] }`,
      })}
export const Default: Story = {};
export const Loading: Story = { args: { items: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.empty))).toBeVisible();
  },
};
${failedStory("items: [], ")}
export const LongChineseText: Story = {
  args: { items: [{ id: "1", title: "全场五金工具与劳保用品满一百元减十元限时优惠".repeat(4) }] },
};
${narrowStory}`,
    },
    edits: notGiven(piece, "items state onRetry"),
    next: [
      "Its page loads by loadList, hands it useListState(loaded), and has a row in routes/list-states.test.tsx.",
      takeOffTheList,
    ],
  };
}
