import { demand, insertBefore } from "./words.mjs";

const folder = "packages/mall-components/src/forms/ConfirmDialog";

/** A question before what cannot be taken back: its words, its row, its story. */
export function plan([about, chinese, english]) {
  demand(about, /^[a-z]+[A-Z][A-Za-z0-9]*$/, "say what is done to what, like deleteVoucher.");
  demand(chinese, /\S/, "say the act in Chinese, like 删除代金券.");
  demand(english, /^[A-Z]/, "say the act in English, like Delete the voucher.");
  const title = `${about}Title`;
  const id = (key) => `confirmDialog.${key}`;
  const row = (key, text) => `  ${key}: { id: "${id(key)}", defaultMessage: ${JSON.stringify(text)} },\n`;
  const story = about[0].toUpperCase() + about.slice(1);
  const [words, table, stories] = [
    "ConfirmDialog.messages.ts",
    "questions.ts",
    "ConfirmDialog.stories.tsx",
  ].map((file) => `${folder}/${file}`);
  return {
    files: {},
    edits: {
      [words]: (text, fail) => {
        if (text.includes(`"${id(about)}"`)) fail(`${about} stands in ${words} already.`);
        const mark = "});\n\n/** Why a buyer cancels an order. */";
        return insertBefore(
          text,
          mark,
          row(title, chinese) + row(about, `确定${chinese}“{name}”吗？`),
          words,
        );
      },
      [`${folder}/ConfirmDialog.en.json`]: (text) =>
        `${JSON.stringify({ ...JSON.parse(text), [id(title)]: english, [id(about)]: `${english} “{name}”?` }, null, 2)}\n`,
      [table]: (text) =>
        insertBefore(
          text,
          "} as const satisfies Record<string, QuestionWords>",
          `  ${about}: { title: words.${title}, text: words.${about}, confirm: words.${title}, tone: "danger" },\n`,
          table,
        ),
      [stories]: (text) =>
        insertBefore(
          text,
          "export const Pending: Story",
          `export const ${story}: Story = {
  args: { question: { about: "${about}", values: { name: "满 100 减 10" } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await asked()).getByRole("button", { name: "${chinese}" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

`,
          stories,
        ),
    },
    next: [
      `A page asks it: useConfirm(acting).ask({ about: "${about}", values: { name } }, () => …). An act that can be taken back goes through useUndoable instead.`,
      "Pending, refused and narrow are ConfirmDialog's own stories.",
    ],
  };
}
