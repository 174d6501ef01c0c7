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

/** One thing with its facts. */
export function plan(args) {
  const piece = pieceOf(args, "coupon/VoucherDetail");
  const { folder, name, chinese, english } = piece;
  return {
    files: {
      ...commonFiles(piece, [
        ["number", `${chinese}编号`, `Number of the ${english}`],
        ["time", `${chinese}时间`, `Time of the ${english}`],
        ["missing", `${chinese}不存在或已删除`, `This ${english} does not exist any more`],
        ["failed", `${chinese}加载失败`, `The ${english} could not be loaded`],
      ]),
      ...docsFile(piece, {
        part: "h2",
        near: "ui/DescriptionList",
        states: ["Loading", "Empty", "Failed", "Narrow"],
        keyboard: "none",
      }),
      [`${folder}/${name}.tsx`]: `import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { words } from "./${name}.messages.ts";

export interface ${name}Props extends ListStateProps {
  /** What is shown; without it there is none. */
  item?: { id: string; title: string; timeText: string; dateTime: string };
}

/** One ${english} with its facts. */
export function ${name}({ item, state, onRetry }: ${name}Props) {
  const { formatMessage } = useIntl();
  return (
    <AsyncList
      empty={!item && <EmptyState title={formatMessage(words.missing)} />}
      failedText={formatMessage(words.failed)}
      onRetry={onRetry}
      state={state}
    >
      {item && (
        <Stack>
          <Heading level={2}>{item.title}</Heading>
          <DescriptionList
            items={[
              { label: formatMessage(words.number), value: item.id },
              {
                label: formatMessage(words.time),
                value: <time dateTime={item.dateTime}>{item.timeText}</time>,
              },
            ]}
          />
        </Stack>
      )}
    </AsyncList>
  );
}
`,
      [`${folder}/${name}.stories.tsx`]: `${storiesOf(piece, {
        kind: "详情",
        imports: wordsOf(piece, "messageText"),
        args: `{
    item: {
      id: "202611210900001",
      title: "满 100 减 10",
      timeText: "2026-11-21 09:30",
      dateTime: "2026-11-21T09:30:00+08:00",
    },
  }`,
      })}
export const Default: Story = {};
export const Loading: Story = { args: { item: undefined, state: "loading" } };
export const Empty: Story = {
  args: { item: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.missing))).toBeVisible();
  },
};
${failedStory("item: undefined, ")}
${narrowStory}`,
    },
    edits: notGiven(piece, "item state onRetry"),
    next: [
      "A page that it is the whole of has a loader with 404 instead of the empty state.",
      takeOffTheList,
    ],
  };
}
