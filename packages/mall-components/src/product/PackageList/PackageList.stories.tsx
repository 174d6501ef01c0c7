import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../../samples/pictures.ts";
import { PackageList, type PackageView } from "./PackageList.tsx";

const sample: PackageView = {
  id: "1",
  name: "新员工劳保套餐",
  yuan: "161.10",
  savedYuan: "17.90",
  items: [
    {
      id: "11",
      title: "ABS 透气型安全帽 工地施工防砸",
      href: "/detail/1",
      picture: samplePicture("wrench", 60),
      yuan: "81.00",
      originalYuan: "90.00",
    },
    {
      id: "12",
      title: "丁腈涂层劳保手套",
      href: "/detail/2",
      picture: samplePicture("glove", 140),
      yuan: "80.10",
      originalYuan: "89.00",
    },
  ],
};

const meta = {
  title: "product/PackageList 优惠套餐 组合购 搭配购买 bundle",
  id: "product-packagelist",
  component: PackageList,
  args: { packages: [sample] },
} satisfies Meta<typeof PackageList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SoldOut: Story = { args: { packages: [{ ...sample, isSoldOut: true }] } };
export const NotSoldHere: Story = { args: { isSold: false } };
export const Several: Story = { args: { packages: [sample, { ...sample, id: "2", name: "夜间施工套餐" }] } };
export const None: Story = { args: { packages: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
