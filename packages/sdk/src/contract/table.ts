// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

/** A line each: [tag.]verb, mark of the method (a space for GET), how much is dropped of the end of the path of the line before (absent: nothing), what comes in its place (' is the verb, " what is behind its first word, & the tag), manners (# has a body where its method has none as a rule, or none where it has one). */
export const table = `
auth.user &/'
login+1'
answerChallenge+1"
startPasskey+1"/start
answerPasskey+1
signup+1'
logout+1'#
findSso+1"
forgotPassword+1"/forgot
resetPassword+1reset
confirmPassword+2confirm
sendConfirmation+1email/"#
confirmEmail+1confirm
sso.get 3organization/&
update=
remove-
require=required
addDomain+1domains
verifyDomain+:id/verify#
removeDomain-1
invitations.get 4&/:token
accept+'#
organization.get 3&
updateBranding~"
uploadLogo+1"@
settings 1'
updateGeneral~"
requireSecondFactor=1"
networks 2'
setNetworks=
close+1deletion
reopen-
retention 1'
updateRetention=
previewRetention+preview
listExports 2"
startExport+#
deleteExport-:exportId
updateEmail~2settings/"
testEmail+test
updateApi~2"
firstSteps 2'
updateFirstSteps~
apiKey 1'
regenerateApiKey+regenerate#
setCustomDomain+3organizations/:id/"
removeCustomDomain-
verifyCustomDomain+1verify-domain#
dashboard.counts 3&/'
stats 1'
performance 1'
due 1'
automation 1'
metrics.overview 2&/'
agents 1'
sla 1'
report 1report.csv$
sendReport+1"
tickets.list 2&*
create+!
stats '
unread 1'
origins 1'
import+1'
findImported+known
bulk+2'
listDeleted 2trash*
getDeleted :id
restore+2&/'
deleteForGood+1'
listSpam 2"*
markSpam+
getSpam :id
unmarkSpam+2&/not-spam
merge+1'!
unmerge+1'!
get 1:id
update~!
delete-
suggestTags suggested-tags
markRead~1"
markUnread~1"#
reply+1messages!
split+1'!
unsplit+1'!#
snooze+1'!
unsnooze-
handOver+1'!
removeDraft-1messages/:messageId/"
follow+3followers
unfollow-:userId
customerLanguage 2'
setCustomerLanguage=
listLinks 1"
link+
unlink-:otherId
suggestDuplicates 2suggested-duplicates
scheduleReply+1scheduled-replies!
cancelReply-:replyId
sendReplyNow+send#
retryMails+3messages/:messageId/retry#
mail 3mails/:mailId$
tasks.list 2&
create+!
update~:taskId
delete-
restore+'#
files.upload+5&%
beginUpload+uploads#
getUpload :id
appendToUpload~^
cancelUpload-
confirmUpload+confirmation#
time.list 4tickets/:id/time-entries
create+!
update~:entryId
delete-
restore+'#
startTimer+3"#
timer 3'
stopTimer+stop#
tags.list 2&
create+!
update~:id
delete-
uses '
merge+1'
restore+1'#
views.list 3&
create+!
counts '
setDefault~1"
update~1:id
delete-
restore+'#
deadLetters.list 3&
retryAll+retry
retry+1:id/'#
blockedSenders.list 3&
create+
delete-:id
mailTexts.list 2organization/&
update=:kind/:language
reset-
preview+'
sentences.missing 4missing-sentences
list 1&/:language
update~
mailbox.get 3&
test+tests#
testResult :id
listHeld 2"*
takeIn+:id/'#
search.query 4&
audit.list 1&*
verify verification
exportCsv 2audit.csv$
exportJsonl 1audit.jsonl$
team.assignable 1&/'
setAvailability~1"
list 1members
remove-:memberId
belongings '
uses 1'
setRole~1"
roles 3'
createRole+!
updateRole~:roleId
deleteRole-
resetSecondFactor-2members/:memberId/"
unlinkSso-1"
invite+3'!
invitations 1'
revokeInvitation-:id
resendInvitation+resend#
contactForms.list 4&
create+!
stats '
get 1:id
update~
delete-
uses '
duplicate+1'!#
confirmNotices+1notice-confirmation#
analytics 1'
submissions 1'*
submission :submissionId
exportSubmissions 2submissions.csv$
chatbot.list 3&/queries*
create+!
import+'!
exportJson 2queries.json
exportCsv 1queries.csv$
get 1queries/:id
update~
delete-
stats 2'
test+1query
unanswered 1'*
dismiss-:id
teach+'
macros.list 4&
create+!
undo+'!
update~1:id
delete-
restore+'#
preview+1'
apply+1'!
cannedReplies.list 3&*
create+!
folders '
import+1'!
exportJson 2canned-replies.json
exportCsv 1canned-replies.csv$
get 1&/:id
update~
delete-
restore+'#
copyFiles+1'#
use+1'#
customers.list 3&*
update=
helpCategories.list 1help/categories
create+!
reorder=order
update~1:id
delete-
helpArticles.links 2article-links
list 1articles*
create+!
get :id
update~
delete-
saveDraft="
discardDraft-
uploadImage+3images@
help.views 1'
chat.list 2&/sessions*
stats 1'
agents 1'
settings 1'
updateSettings~
newIdentitySecret+"#
get 2sessions/:id
update~
accept+'#
send+1messages!
addNote+1notes!
block+1'#
markRead+1"
transfer+1'
close+1'#
mailTranscript+1"#
convertToTicket+1ticket!#
notifications.list 4&*
markAllRead~read-all#
markRead~1:id/"#
delete-1
profile.update~2&
uploadPhoto+'@
removePhoto-1"
changePassword~1"
delete+1deletion
updateNotificationPreferences~1notifications
sessions.list 1&
endOthers-
end-:id
account.secondFactor 2'
startTotp+"/setup#
confirmTotp+1
removeTotp-
startPasskey+1passkeys/setup#
addPasskey+1
renamePasskey~:id
removePasskey-
makeRecoveryCodes+2"#
realtime.ticket+3&/'#
publicOrganization.get 2public/org/:subdomain
sentences '/:language
resolve 4'
publicForms.list 1contact/:subdomain/forms
submit+1'!
publicChatbot.ask+3chatbot/:subdomain/query
publicHelp.articles 3help/:subdomain/'*
article :slug
categories 2'
search 1'
recordView+1"
publicTickets.lookup+3tickets/:subdomain/'
get 1:ticketId
reply+messages!
upload+1files%
beginUpload+1uploads#
publicChat.welcome 4chat/:subdomain
start+sessions!
get :id
send+messages!
upload+1files%
beginUpload+1uploads#
requestPerson+1"
leaveMessage+1ticket!
close+1'#
rate+1rating
identify+1visitor
mailTranscript+1"
forget+1'#
markRead+1"
publicUploads.get 5uploads/:subdomain/:id
append~^
cancel-
widget.form 4&/'/:formId
upload+2files%
beginUpload+1uploads#
submit+1'!
event+1'
apiKeys.list 2v1/&
create+!
update~:id
delete-
rotate+'!
webhooks.list 3&
create+!
get :id
update~
delete-
test+'#
deliveries 1'>
redeliver+:deliveryId/'#
attempts 1'
redeliverFailed+3'
rotateSecret+1'!#
v1.health 3'
events 1'
v1Tickets.list 1tickets>
create+!
get :id
update~
delete-
reply+messages!
v1Tags.list 3tags
v1ContactForms.list 1contact-forms>
update~:formId
delete-
submit+'!
v1Analytics.metrics 3analytics/'
v1Organization.get 2organization
update~
docs.openapi 2openapi.json
`;
