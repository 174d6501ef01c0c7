import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleGoods, sampleShortGoods } from "../../samples/order.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { OwnReviewList, type OwnReviewView } from "./OwnReviewList.tsx";

const review = {
  id: "7",
  author: "采购员小王",
  rating: 5,
  timeText: "2026-11-10 14:20",
  text: "做工扎实，棘轮顺滑，套筒配合紧。",
  pictures: [samplePicture("wrench", 20), samplePicture("box", 200)],
  reply: "感谢您的认可，期待再次为您服务。",
};
const reviews: OwnReviewView[] = [
  {
    id: "11",
    goods: sampleGoods,
    shopName: "百工商城自营旗舰店",
    receivedText: "2026-11-09",
    review,
    writeHref: "#write",
    canDelete: true,
  },
  {
    id: "12",
    goods: sampleShortGoods,
    shopName: "北辰工业品超市",
    receivedText: "2026-11-08",
    review: {
      ...review,
      id: "8",
      rating: 3,
      pictures: [],
      followUp: { timeText: "2026-12-10 14:20", text: "用了一个月，依然顺滑。" },
    },
    canDelete: true,
  },
];

const meta = {
  title: "review/OwnReviewList 我的评价 待评价 晒图 reviews",
  id: "review-ownreviewlist",
  component: OwnReviewList,
  args: { tab: "reviewed", ordersHref: "/user-center/uc-order", reviews },
} satisfies Meta<typeof OwnReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToReview: Story = {
  args: {
    tab: "toReview",
    reviews: reviews.map(({ review: _, canDelete: __, ...line }) => ({ ...line, writeHref: "#write" })),
  },
};

export const Deleting: Story = {
  args: { onDelete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement);
    await expect(args.onDelete).toHaveBeenCalledWith("7", sampleGoods.title);
  },
};

export const DeletePending: Story = { args: { deletingId: "7" } };
export const Empty: Story = { args: { tab: "toReview", reviews: [] } };
export const NothingToFollowUp: Story = { args: { tab: "followUp", reviews: [] } };
export const Loading: Story = { args: { state: "loading", reviews: [] } };
export const Failed: Story = { args: { state: "failed", reviews: [], onRetry: fn() } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
