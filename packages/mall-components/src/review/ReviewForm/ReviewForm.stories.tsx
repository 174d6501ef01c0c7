import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { faultText } from "../../samples/message-text.ts";
import { sampleGoods, sampleShortGoods } from "../../samples/order.ts";
import { ReviewPictures } from "../ReviewPictures/ReviewPictures.tsx";
import { ReviewForm } from "./ReviewForm.tsx";

const lines = [
  { id: "101", ...sampleGoods },
  { id: "103", ...sampleShortGoods },
];
const nothing = () => {};
const noPictures = () => (
  <ReviewPictures onAdd={nothing} onMove={nothing} onRemove={nothing} onRetry={nothing} pictures={[]} />
);

const meta = {
  title: "review/ReviewForm 评价表单 写评价 发表评价 review",
  id: "review-reviewform",
  component: ReviewForm,
  args: { lines, renderPictures: noPictures },
} satisfies Meta<typeof ReviewForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Only what was touched is checked and sent. */
export const Partly: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getAllByRole("button").at(-1) as HTMLElement;
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const [text] = canvas.getAllByRole("textbox");
    await userEvent.click(canvas.getAllByRole("radio")[4] as HTMLElement);
    await userEvent.click(send);
    await expect(canvas.getAllByText(faultText({ reason: "required", of: "content" }))[0]).toBeVisible();
    await userEvent.type(text as HTMLElement, "做工扎实");
    await userEvent.click(send);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("score.101")).toBe("5");
    await expect(sent.get("content.101")).toBe("做工扎实");
  },
};

export const Drafted: Story = {
  args: { drafts: { "101": { score: 2, tags: ["damaged"], content: "箱体到货时有裂纹。" } } },
};
export const ServerErrors: Story = {
  args: { fieldErrors: { "content.101": "内容不能全为空格" }, formError: "请检查填写的内容" },
};
export const Pending: Story = { args: { isPending: true } };
export const Uploading: Story = { args: { isUploading: true } };
export const OneLine: Story = { args: { lines: lines.slice(0, 1) } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
