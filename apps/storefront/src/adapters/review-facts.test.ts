import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { toReviewFacts } from "@tradehall/mall-adapters/review-facts";
import { expect, test } from "vitest";

const data = { ...getCommentData.example.answer, tags: [{ tag: "quality" as const, count: 3 }] };

test("each filter says how many there are, but beside a tag, whose reviews are fewer", () => {
  const all = toReviewFacts(data, { evaluate: "all", tag: "" }, "zh_CN");
  expect(all.filters.map(({ label, count }) => `${label} ${count}`)).toEqual([
    ...["全部 4", "好评 3", "中评 1", "差评 0", "有图 2"],
  ]);
  const quality = { value: "quality", label: "做工扎实", count: 3 };
  expect(all.tags).toEqual([{ ...quality, at: { tag: "quality" } }]);
  expect(all.filters.map(({ at }) => at.reviews)).toEqual([undefined, "good", "medium", "bad", "pictures"]);
  const tagged = toReviewFacts(data, { evaluate: "good", tag: "quality" }, "zh_CN");
  // A tag stays with another filter; pressed again it lets go.
  expect(tagged.filters.at(-1)?.at).toEqual({ reviews: "pictures", tag: "quality" });
  expect(tagged.tags[0]?.at).toEqual({ reviews: "good" });
  expect(tagged.filters.every((one) => !("count" in one))).toBe(true);
});

test("without the numbers the filters stand alone", () => {
  const none = toReviewFacts(undefined, { evaluate: "good", tag: "" }, "en");
  expect(none).toMatchObject({ score: 0, tags: [], evaluate: "good" });
  expect(none.filters.map(({ label }) => label)).toEqual(["All", "Good", "Medium", "Bad", "With pictures"]);
});
