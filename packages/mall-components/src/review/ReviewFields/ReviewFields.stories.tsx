import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleGoods } from "../../samples/order.ts";
import { ReviewPictures } from "../ReviewPictures/ReviewPictures.tsx";
import { ReviewFields } from "./ReviewFields.tsx";

const nothing = () => {};

const meta = {
  title: "review/ReviewFields 单品评价 打分 星级 评价标签 rating",
  id: "review-reviewfields",
  component: ReviewFields,
  args: {
    lineId: "11",
    goods: sampleGoods,
    draft: { score: 5, tags: ["quality"], content: "做工扎实，棘轮顺滑，套筒配合紧。" },
    pictures: (
      <ReviewPictures onAdd={nothing} onMove={nothing} onRemove={nothing} onRetry={nothing} pictures={[]} />
    ),
  },
} satisfies Meta<typeof ReviewFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unset: Story = { args: { draft: {} } };

/** Few stars bring the tags that fit them. */
export const FewStars: Story = {
  tags: ["!autodocs"],
  args: { draft: {} },
  play: async ({ canvas, userEvent }) => {
    const [one, , , , five] = canvas.getAllByRole("radio");
    await userEvent.click(five as HTMLElement);
    await expect(canvas.getAllByRole("checkbox")[0]).toHaveAttribute("value", "quality");
    await userEvent.click(one as HTMLElement);
    await expect(canvas.getAllByRole("checkbox")[0]).toHaveAttribute("value", "poorQuality");
  },
};

export const LongChineseText: Story = {
  args: { draft: { score: 3, content: "套筒与棘轮配合紧密，换向干脆，".repeat(9) } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
