/** Where engines hear that something else is there to be seen. */
export const newsHeard = 'zeroclaw_news';

/** In a SELECT over the engines that did something: those who listen hear it once that is written. */
export const tellNews = `pg_notify('${newsHeard}', '')`;
