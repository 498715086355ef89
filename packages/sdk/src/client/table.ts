// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

/** A line each: [tag.]verb, mark of the method (a space for GET), how much is dropped of the end of the path of the line before (absent: nothing), what comes in its place (' is the verb, " what is behind its first word, & the tag), manners (# has a body where its method has none as a rule, or none where it has one). */
export const table = `
audit.list &*
exportCsv 1audit.csv$
exportJsonl 1audit.jsonl$
verify 1&/verification
auth.answerChallenge+2&/"
confirmPassword+1confirm
confirmEmail+1"/confirm
sendConfirmation+1"#
login+2'
logout+1'#
answerPasskey+1"
startPasskey+start
forgotPassword+2"/forgot
resetPassword+1reset
signup+2'
findSso+1"
user 1'
blockedSenders.list 2&
create+
delete-:id
cannedReplies.list 2&*
create+!
exportCsv 1canned-replies.csv$
exportJson 1canned-replies.json
folders 1&/'
import+1'!
get 1:id
update~
delete-
copyFiles+'#
restore+1'#
use+1'#
chat.agents 3&/'
list 1sessions*
get :id
update~
accept+'#
block+1'#
close+1'#
send+1messages!
addNote+1notes!
addParticipant+1participants
removeParticipant-:userId
markRead+2"
convertToTicket+1ticket!#
mailTranscript+1"#
transfer+1'
settings 3'
updateSettings~
newIdentitySecret+"#
stats 2'
chatbot.list 2&/queries*
create+!
exportCsv 1queries.csv$
exportJson 1queries.json
import+1queries/'!
get 1:id
update~
delete-
test+2query
stats 1'
unanswered 1'*
dismiss-:id
teach+'
contactForms.list 4&
create+!
stats '
get 1:id
update~
delete-
analytics '
duplicate+1'!#
confirmNotices+1notice-confirmation#
submissions 1'*
exportSubmissions 1submissions.csv$
submission 1submissions/:submissionId
uses 2'
customers.list 3&*
update=
dashboard.automation 1&/'
counts 1'
due 1'
performance 1'
stats 1'
deadLetters.list 2&
retryAll+retry
retry+1:id/'#
files.upload+3&%
beginUpload+uploads#
getUpload :id
appendToUpload~^
cancelUpload-
confirmUpload+confirmation#
helpArticles.links 4help/article-links
list 1articles*
create+!
get :id
update~
delete-
saveDraft="
discardDraft-
translations 1'
saveTranslation=:language
deleteTranslation-
versions 2'
version :number
restore+'#
helpCategories.list 5categories
create+!
reorder=order
update~1:id
delete-
orderArticles="
helpArticles.uploadImage+3images@
help.report 1'
dismissSearch-1searches/:id
views 2'
invitations.get 2&/:token
accept+'#
macros.list 3&
create+!
undo+'!
update~1:id
delete-
apply+'!
preview+1'
restore+1'#
mailbox.get 3&
listHeld "*
takeIn+:id/'#
takeInFrom+1'
test+3tests#
testResult :id
metrics.agents 3&/'
agentChats :id/"
agentTickets 1"
hoursOfWeek 3'
overview 1'
sendReport+1"
report 1report.csv$
reportXlsx 1report.xlsx<
sla 1'
notifications.list 2&*
markAllRead~read-all#
delete-1:id
markRead~"#
docs.openapi 3openapi.json
organization.get 1&
apiKey '
regenerateApiKey+regenerate#
updateBranding~2"
captcha 1'
setCaptcha=
removeCaptcha-
checkCaptcha+check#
close+2deletion
reopen-
listExports 1"
startExport+#
deleteExport-:exportId
firstSteps 2'
updateFirstSteps~
uploadLogo+1"@
mailTexts.list 1&
update=:kind/:language
reset-
preview+'
sentences.missing 4missing-sentences
organization.networks 1'
setNetworks=
retention 1'
updateRetention=
previewRetention+preview
sentences.list 2&/:language
update~
organization.settings 2'
updateApi~"
updateEmail~1"
testEmail+test
updateGeneral~2"
requireSecondFactor=1"
sso.get 2&
update=
remove-
addDomain+domains
removeDomain-:id
verifyDomain+verify#
require=3required
organization.setCustomDomain+3organizations/:id/"
removeCustomDomain-
verifyCustomDomain+1verify-domain#
profile.update~3&
delete+deletion
updateNotificationPreferences~1notifications
changePassword~1"
removePhoto-1"
account.secondFactor 1'
addPasskey+passkeys
startPasskey+setup#
renamePasskey~1:id
removePasskey-
makeRecoveryCodes+2"#
confirmTotp+1"
removeTotp-
startTotp+setup#
sessions.list 3&
endOthers-
end-:id
profile.uploadPhoto+2'@
publicChat.welcome 2public/chat/:subdomain
start+sessions!
get :id
close+'#
upload+1files%
forget+1'#
send+1messages!
requestPerson+1"
rate+1rating
markRead+1"
leaveMessage+1ticket!
mailTranscript+1"
beginUpload+1uploads#
identify+1visitor
publicChatbot.ask+5chatbot/:subdomain/query
publicForms.list 3contact/:subdomain/forms
submit+1'!
publicHelp.articles 3help/:subdomain/'*
article :slug
categories 2'
search 1'
recordView+1"
vote+1votes
publicOrganization.get 3org/:subdomain
sentences '/:language
resolve 4'
publicTickets.mailLinks+1tickets/:subdomain/"
lookup+1'
get 1:ticketId
upload+files%
reply+1messages!
beginUpload+1uploads#
publicUploads.get 4uploads/:subdomain/:id
append~^
cancel-
realtime.ticket+4&/'#
savedReports.list 2&
create+!
recipients '
update~1:id
delete-
search.query 2&
tickets.listSpam 1"*
markSpam+
getSpam :id
supportAddresses.list 2&
create+
update~:id
delete-
dns '
connectImap=1"
disconnectImap-
startOAuth+1oauth
finishOAuth=
test+1'#
tags.list 3&
create+!
update~:id
delete-
merge+'
restore+1'#
uses 1'
team.assignable 3&/'
setAvailability~1"
invitations 1'
revokeInvitation-:id
resendInvitation+resend#
invite+3'!
list 1members
remove-:memberId
belongings '
setRole~1"
resetSecondFactor-1"
unlinkSso-1"
uses 1'
roles 3'
createRole+!
updateRole~:roleId
deleteRole-
roleBelongings "
tickets.list 4&*
create+!
bulk+'
deleteForGood+1'
import+1'
findImported+known
merge+2'!
unmarkSpam+1not-spam
origins 1'
restore+1'
senders 1'
stats 1'
unmerge+1'!
unread 1'
get 1:id
update~!
delete-
customerLanguage '
setCustomerLanguage=
follow+1followers
unfollow-:userId
handOver+2'!
listLinks 1"
link+
unlink-:otherId
mail 2mails/:mailId$
reply+2messages!
removeDraft-:messageId/"
retryMails+1retry#
markRead~3"
scheduleReply+1scheduled-replies!
cancelReply-:replyId
sendReplyNow+send#
snooze+3'!
unsnooze-
split+1'!
suggestDuplicates 1suggested-duplicates
suggestTags 1suggested-tags
tasks.list 1&
create+!
update~:taskId
delete-
restore+'#
time.list 3time-entries
create+!
update~:entryId
delete-
restore+'#
startTimer+3"#
tickets.markUnread~1"#
unsplit+1'!#
time.timer 3'
stopTimer+stop#
tickets.listDeleted 2trash*
getDeleted :id
v1Analytics.metrics 2v1/analytics/'
apiKeys.list 2&
create+!
update~:id
delete-
rotate+'!
v1ContactForms.list 3contact-forms>
update~:formId
delete-
submit+'!
v1.events 3'
health 1'
v1Organization.get 1organization
update~
v1Tags.list 1tags
v1Tickets.list 1tickets>
create+!
get :id
update~
delete-
reply+messages!
webhooks.list 3&
create+!
get :id
update~
delete-
deliveries '>
attempts :deliveryId/'
redeliver+1'#
redeliverFailed+3'
rotateSecret+1'!#
test+1'#
views.list 4&
create+!
counts '
setDefault~1"
update~1:id
delete-
restore+'#
widget.event+3&/'
upload+1files%
form 1'/:formId
submit+2'!
beginUpload+1uploads#
`;
