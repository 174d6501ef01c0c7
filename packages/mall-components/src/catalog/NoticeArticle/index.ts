export {
  NoticeArticle,
  type NoticeArticleProps,
  type NoticeNeighbour,
  type NoticeView,
} from "./NoticeArticle.tsx";
export { NoticeMissing, type NoticeMissingProps } from "./NoticeMissing.tsx";
