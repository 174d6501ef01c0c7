import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./RatingForm.messages.ts";
import { RatingForm } from "./RatingForm.tsx";

const meta = {
  title: "chat/RatingForm 服务评价 客服评分 满意度 rating",
  id: "chat-ratingform",
  component: RatingForm,
  args: { noteLimit: 200, onSubmit: fn(), onClose: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof RatingForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Stars first; what was typed stays. */
export const Rates: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("textbox", { name: messageText(words.note) });
    const submit = canvas.getByRole("button", { name: messageText(words.submit) });
    await userEvent.type(note, " 回复很快 ");
    await userEvent.click(submit);
    await expect(canvas.getByText(messageText(words.choose))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const [, , , four] = canvas.getAllByRole("radio");
    await userEvent.click(four as HTMLElement);
    await expect(canvas.queryByText(messageText(words.choose))).toBeNull();
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ score: 4, note: "回复很快" });
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { errorText: "客服尚未回复，暂不能评价" } };
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messageText(words.thanks));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.close) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
