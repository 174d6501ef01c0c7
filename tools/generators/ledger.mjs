import {
  commonFiles,
  docsFile,
  failedStory,
  narrowStory,
  notGiven,
  notYetGiven,
  pieceOf,
  storiesOf,
  takeOffTheList,
} from "./pieces.mjs";

/** Signed movements of money. */
export function plan(args) {
  const piece = pieceOf(args, "wallet/DepositLedger");
  const { folder, name, chinese, english } = piece;
  const listed = notGiven(piece, "entries hrefForTab tab pager state onRetry")[notYetGiven];
  return {
    files: {
      ...commonFiles(piece, [["label", `${chinese}明细`, `Movements of the ${english}`]]),
      ...docsFile(piece, {
        part: "li",
        near: "wallet/Ledger",
        states: ["Loading", "Empty", "Failed", "Narrow"],
        keyboard: "none",
      }),
      [`${folder}/${name}.tsx`]: `import { useIntl } from "react-intl";
import { Ledger, type LedgerProps } from "../Ledger/Ledger.tsx";
import { words } from "./${name}.messages.ts";

export interface ${name}Props extends Omit<LedgerProps, "label"> {}

/** What came into the ${english} and went out. */
export function ${name}(props: ${name}Props) {
  const { formatMessage } = useIntl();
  return <Ledger {...props} label={formatMessage(words.label)} />;
}
`.replace("../Ledger/", piece.room === "wallet" ? "../Ledger/" : "../../wallet/Ledger/"),
      [`${folder}/${name}.stories.tsx`]: `${storiesOf(piece, {
        kind: "明细",
        args: `{
    entries: [
      { id: "2", source: "订单支付", timeText: "2026-11-21 09:30", amount: "-200.00", balance: "800.00" },
      { id: "1", source: "充值", timeText: "2026-11-20 09:30", amount: "1000.00", balance: "1000.00" },
    ],
  }`,
      })}
export const Default: Story = {};
export const Loading: Story = { args: { entries: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};
${failedStory("entries: [], ")}
${narrowStory}`,
    },
    edits: {
      // What a second component gives to Ledger is given.
      [notYetGiven]: (text) => listed(text.replace(/^ {2}"wallet\/Ledger": .*\n/m, "")),
    },
    next: [
      "Amounts are money as text or points as numbers. Kinds of movements are tabs, with addresses of their own.",
      takeOffTheList,
    ],
  };
}
