// All messages of one language: one piece of the build, fetched only if it is read.
import announce from "../../../../src/foolsgold/locales/ftl/he/announce.ftl?raw";
import app from "../../../../src/foolsgold/locales/ftl/he/app.ftl?raw";
import gobblings from "../../../../src/foolsgold/locales/ftl/he/gobblings.ftl?raw";
import home from "../../../../src/foolsgold/locales/ftl/he/home.ftl?raw";
import lesson from "../../../../src/foolsgold/locales/ftl/he/lesson.ftl?raw";
import people from "../../../../src/foolsgold/locales/ftl/he/people.ftl?raw";
import play from "../../../../src/foolsgold/locales/ftl/he/play.ftl?raw";
import saboteur from "../../../../src/foolsgold/locales/ftl/he/saboteur.ftl?raw";
import table from "../../../../src/foolsgold/locales/ftl/he/table.ftl?raw";

export default [announce, app, gobblings, home, lesson, people, play, saboteur, table];
