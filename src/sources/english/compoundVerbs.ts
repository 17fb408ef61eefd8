/** Verbs that are made of a prefix or another word and an irregular verb, whose forms they take; a bar divides them. */
export const compoundVerbs = `
baby|sit baby-|sit be|fall be|hold be|set be|speak be|strew be|stride be|think bottle|feed breast|feed broad|cast
brow|beat by-|bid chicken-|fight clear-|cut color|cast colour|cast copy|read counter|sink counter|strike
crash-|dive cross|breed cross|cut custom-|make day|dream dog|fight en|clothe film-|make fine|draw
finger-|spell finger|spell fist|fight flash-|freeze flood|light force-|feed fore|cast fore|go fore|know fore|see
fore|show fore|swear fore|tell for|give for|go gain|say ghost|write ham|string hand-|build hand|build
hand|write house|break house|keep in|dwell in|lay in|set inter|breed inter|weave jack|light joy|ride
lip-|read lip|read mis|cast mis|deal mis|do mis|give mis|lay mis|lead mis|read mis|speak mis|spell mis|spend mis|take
misunder|stand nose|dive out|bid out|do out|draw out|fight out|go out|grow out|ride out|run out|sell
out|shine out|wear over|bear over|bid over|cast over|clothe over|come over|do over|draw over|drive over|eat over|feed
over|fly over|grow over|hang over|hear over|lay over|leap over|lie over|pay over|ride over|run over|see over|sew
over|shoot over|sleep over|spend over|spread over|take over|throw over|write par|take pod|cast power-|dive pre|pay
prize|fight proof|read quick-|freeze rebroad|cast re|bind re|build re|cast re|do re|grow re|hear re|lay re|learn
re|make re|pay re|read re|run re|sell re|set re|sew re|shoot re|take re|tell re|think re|tread re|wind re|write
retro|fit rough-|hew rough|cast sharp|shoot sight-|read sight-|sing sight|see skin-|dive sky|dive speech-|read
spell|bind spoon|feed sports|cast spot|light stock-|take sub|let sun|burn switch-|hit tailor-|make tele|cast
trouble-|shoot trouble|shoot type|cast type|set type|write un|bend un|bind un|clothe under|bid under|cut under|gird
under|go under|grow under|lay under|lie under|pay under|run under|sell under|shoot under|spend under|stand
under|take under|write un|do un|freeze un|lade un|learn un|make un|say un|spell un|string un|teach un|weave un|wind
up|heave up|hold up|rise up|set way|lay with|draw with|hold with|stand
`;
